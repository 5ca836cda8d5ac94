import { describe, expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { everyLetter } from './testing/everyLetter.ts';
import { readMail } from './testing/readMail.ts';
import { transports } from './testing/transports.ts';

const clock = createTestClock('2027-07-16T21:30:00Z');

describe.each(transports)('by $way', ({ open }) => {
  test.each(languages)(
    'every letter arrives as it was written, from the festival’s own address (%s)',
    async (lang) => {
      const { mailer, arrived } = await open(clock);
      for (const { letter, mail } of everyLetter(lang)) {
        await mailer.send(mail);
        const { headers, ...read } = readMail(arrived().at(-1) ?? '');
        const { from, to, subject } = headers;
        expect({ letter, from, to, subject, ...read }).toEqual({
          letter,
          from: '"Jazz & <b>Cie</b>" <no-reply@festival.example>',
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          files: [],
        });
      }
    },
  );

  test('the lines of a letter are as they were written, whatever letters and dots they have', async () => {
    const { mailer, arrived } = await open(clock);
    const link = `https://festival.example/?token=${'a'.repeat(90)}=`;
    const mail = {
      sender: 'Chapiteau',
      to: 'camille@example.test',
      subject: `Soirée « blanche » ${'ж'.repeat(60)}`,
      text: `${'ж'.repeat(60)}\n.Voilà \n..\n${link}\n012345\n`,
      html: `<p>Voilà = « ${'é'.repeat(80)} »</p>\n.\n`,
    };
    await mailer.send(mail);
    const [letter = '', ...more] = arrived();
    const { headers, text, html } = readMail(letter);
    expect([headers['subject'], text, html, more]).toEqual([mail.subject, mail.text, mail.html, []]);
  });

  test('RES-30: a picture is shown where the letter has it, a file is attached, both whole', async () => {
    const { mailer, arrived } = await open(clock);
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    await mailer.send({
      sender: 'Chapiteau',
      to: 'camille@example.test',
      subject: 'Votre billet',
      text: 'Bonjour\n',
      html: '<img src="cid:code">',
      attachments: [
        { filename: 'code.png', contentType: 'image/png', content: bytes, cid: 'code' },
        {
          filename: 'soiree.ics',
          contentType: 'text/calendar; charset=utf-8',
          content: 'BEGIN:VCALENDAR\r\nSUMMARY:Soirée\r\n',
        },
      ],
    });
    const { text, html, files } = readMail(arrived()[0] ?? '');
    expect({ text, html, files }).toEqual({
      text: 'Bonjour\n',
      html: '<img src="cid:code">',
      files: [
        {
          type: 'image/png',
          name: 'code.png',
          shown: 'inline',
          cid: 'code',
          content: Buffer.from(bytes).toString('latin1'),
        },
        {
          type: 'text/calendar; charset=utf-8',
          name: 'soiree.ics',
          shown: 'attachment',
          cid: null,
          content: Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:Soirée\r\n').toString('latin1'),
        },
      ],
    });
  });

  test('LAY-33: a long link in a header is on one line (RFC 8058)', async () => {
    const { mailer, arrived } = await open(clock);
    const [letter] = everyLetter('fr');
    if (!letter) throw new Error('There is no letter');
    const link = `<https://festival.example/api/newsletter/unsubscribe?token=${'a1b2-'.repeat(30)}>`;
    const headers = { 'List-Unsubscribe': link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await mailer.send({ ...letter.mail, headers });
    const lines = (arrived()[0] ?? '').split(/\r?\n/).filter((line) => /^List-/i.test(line));
    expect(lines).toEqual([`List-Unsubscribe: ${link}`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']);
  });
});
