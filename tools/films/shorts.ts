import { inks, type Scene } from './scene.ts';

/** Functions that every short can draw with: a figure that talks, a curtain, the boards of a stage. */
const hand = `
  const round = (x, y, r, colour) => { pen.fillStyle = colour; pen.beginPath(); pen.arc(x, y, r, 0, Math.PI * 2); pen.fill(); };
  const box = (x, y, w, h, colour) => { pen.fillStyle = colour; pen.fillRect(x, y, w, h); };
  const line = (points, colour, thick) => {
    pen.strokeStyle = colour; pen.lineWidth = thick; pen.lineCap = 'round'; pen.lineJoin = 'round';
    pen.beginPath(); points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y))); pen.stroke();
  };
  const wave = (turns, shift = 0) => Math.sin((t * turns + shift) * Math.PI * 2);
  const between = (from, to) => Math.max(0, Math.min(1, (t - from) / (to - from)));
  const figure = (x, y, colour, mouth, hat) => {
    line([[x - 18, y + 118], [x - 12, y + 70], [x, y + 40], [x + 12, y + 70], [x + 18, y + 118]], '${inks.ink}', 12);
    box(x - 26, y + 8, 52, 66, colour);
    round(x, y - 20, 34, '#FFD9B8');
    round(x - 12, y - 26, 4, '${inks.ink}'); round(x + 12, y - 26, 4, '${inks.ink}');
    round(x, y - 14, 8, '#E5383B');
    pen.fillStyle = '${inks.ink}'; pen.beginPath(); pen.ellipse(x, y + 1, 11, 2 + mouth * 7, 0, 0, Math.PI * 2); pen.fill();
    if (hat) { box(x - 32, y - 54, 64, 8, '${inks.ink}'); box(x - 20, y - 86, 40, 34, '${inks.ink}'); }
  };
  const boards = (colour) => box(0, height * 0.8, width, height * 0.2, colour);
  const talk = (from, to) => (t > from && t < to ? Math.abs(wave(26)) : 0);`;

const short = (name: string, body: string): Scene => ({
  name,
  width: 640,
  height: 400,
  seconds: 8,
  framesPerSecond: 20,
  body: `${hand}\n${body}`,
});

/** Eight shorts for the screening room, each a whole little story; the captions have the speech. */
export const shorts: readonly Scene[] = [
  short(
    'soundcheck',
    `box(0, 0, width, height, '${inks.blue}'); boards('${inks.ink}');
     figure(210, 210, '${inks.yellow}', talk(0.05, 0.55), true);
     line([[300, 330], [300, 200 + 40 * between(0.55, 0.7)]], '${inks.ink}', 8);
     round(300, 190 + 120 * between(0.6, 0.75), 20, '${inks.paper}');
     for (let i = 0; i < 4; i += 1) { pen.strokeStyle = '${inks.pink}'; pen.lineWidth = 6; pen.beginPath(); pen.arc(470, 240, 20 + ((t * 400 + i * 40) % 160), -0.9, 0.9); if (t > 0.05 && t < 0.6) pen.stroke(); }
     box(440, 180, 44, 130, '${inks.ink}'); round(462, 220, 16, '${inks.green}'); round(462, 275, 20, '${inks.green}');`,
  ),
  short(
    'door',
    `box(0, 0, width, height, '${inks.pink}'); boards('${inks.yellow}');
     box(420, 90, 120, 230, '${inks.ink}'); const open = between(0.45, 0.55) - between(0.85, 0.95);
     box(428, 98, 104 * (1 - open), 222, '${inks.green}'); round(438 + 80 * (1 - open), 215, 7, '${inks.paper}');
     figure(120 + 250 * between(0.05, 0.35) - 40 * between(0.55, 0.6), 204 + 6 * Math.abs(wave(8)) * (t < 0.35 ? 1 : 0), '${inks.blue}', talk(0.36, 0.44) || talk(0.6, 0.84), false);
     if (open > 0.5) figure(482, 210, '${inks.paper}', talk(0.62, 0.8), true);`,
  ),
  short(
    'tightrope',
    `box(0, 0, width, height, '${inks.ink}');
     for (let i = 0; i < 40; i += 1) round((i * 97) % width, (i * 53) % 220, 1.5 + (i % 3), '${inks.paper}');
     const x = 70 + 500 * t; const sag = 26 * Math.sin(t * Math.PI);
     line([[0, 300], [x, 300 + sag], [width, 300]], '${inks.yellow}', 5);
     pen.save(); pen.translate(x, 300 + sag); pen.rotate(0.14 * wave(5)); figure(0, -124, '${inks.pink}', t > 0.7 ? 1 : 0, false); line([[-110, -70], [110, -70]], '${inks.green}', 7); pen.restore();`,
  ),
  short(
    'pigeon',
    `box(0, 0, width, height, '${inks.green}'); boards('${inks.ink}');
     figure(180, 210, '${inks.paper}', talk(0.08, 0.3) || talk(0.7, 0.9), true);
     const y = 120 + 30 * wave(2); const x = 640 - 300 * between(0.25, 0.6) + 300 * between(0.75, 1);
     pen.fillStyle = '${inks.blue}'; pen.beginPath(); pen.ellipse(x, y, 44, 26, 0, 0, Math.PI * 2); pen.fill(); round(x - 40, y - 18, 17, '${inks.blue}'); round(x - 44, y - 22, 4, '${inks.paper}');
     line([[x - 56, y - 16], [x - 70, y - 12]], '${inks.yellow}', 7); const flap = wave(14) * 34;
     line([[x, y], [x + 14, y - flap]], '${inks.paper}', 14);
     if (t > 0.6) { box(x - 84, y - 46, 40, 24, '${inks.ink}'); box(x - 94, y - 24, 60, 6, '${inks.ink}'); }`,
  ),
  short(
    'queue',
    `box(0, 0, width, height, '${inks.yellow}'); boards('${inks.paper}');
     const inksOf = ['${inks.blue}', '${inks.pink}', '${inks.green}', '${inks.ink}', '${inks.paper}'];
     for (let i = 0; i < 6; i += 1) { const place = ((i * 120 - t * 240) % 720 + 720) % 720 - 60; figure(place, 210 - 8 * Math.abs(wave(6, i / 6)), inksOf[i % 5], i % 2 ? talk(0.2, 0.8) : 0, i === 2); }
     box(0, 70, width, 12, '${inks.ink}'); for (let i = 0; i < 9; i += 1) round(40 + i * 70, 96, 12, Math.floor(t * 16 + i) % 2 ? '${inks.paper}' : '${inks.pink}');`,
  ),
  short(
    'piano',
    `box(0, 0, width, height, '#6B2BD9'); boards('${inks.ink}');
     figure(170, 210, '${inks.yellow}', 0, true);
     box(230, 230, 330, 90, '${inks.ink}'); for (let i = 0; i < 14; i += 1) { const down = Math.floor(t * 28) % 14 === i; box(240 + i * 22, 216 + (down ? 8 : 0), 20, 34, '${inks.paper}'); }
     const drop = between(0.72, 0.8); for (let i = 0; i < 6; i += 1) { const rise = (t * 2 + i / 6) % 1; pen.globalAlpha = 1 - rise; round(280 + i * 46, 200 - rise * 150, 9, '${inks.pink}'); line([[288 + i * 46, 200 - rise * 150], [288 + i * 46, 172 - rise * 150]], '${inks.pink}', 4); pen.globalAlpha = 1; }
     box(300, -120 + 330 * drop, 180, 110, '${inks.green}');`,
  ),
  short(
    'spotlightThief',
    `box(0, 0, width, height, '${inks.ink}');
     const x = 160 + 320 * (0.5 + 0.5 * wave(1.5));
     pen.fillStyle = '${inks.yellow}'; pen.beginPath(); pen.moveTo(320, -30); pen.lineTo(x - 90, 340); pen.lineTo(x + 90, 340); pen.fill();
     pen.beginPath(); pen.ellipse(x, 340, 90, 22, 0, 0, Math.PI * 2); pen.fill();
     const run = 160 + 320 * (0.5 + 0.5 * Math.sin((t * 1.5 - 0.07) * Math.PI * 2));
     figure(run, 214, '${inks.pink}', talk(0.1, 0.9), false);`,
  ),
  short(
    'umbrella',
    `box(0, 0, width, height, '${inks.blue}'); boards('${inks.green}');
     for (let i = 0; i < 60; i += 1) { const fall = (t * 6 + i * 0.137) % 1; line([[(i * 71) % width, fall * 420 - 20], [(i * 71) % width - 5, fall * 420]], '${inks.paper}', 3); }
     figure(320, 214, '${inks.yellow}', talk(0.35, 0.6), false);
     const up = between(0.2, 0.3); const away = between(0.65, 0.95);
     pen.save(); pen.translate(350 + 320 * away, 180 - 160 * away); pen.rotate(0.2 * wave(2) + away * 5); line([[0, 0], [0, -90 * up]], '${inks.ink}', 6);
     pen.fillStyle = '${inks.pink}'; pen.beginPath(); pen.arc(0, -80 * up, 90 * up, Math.PI, 0); pen.fill(); pen.restore();`,
  ),
];
