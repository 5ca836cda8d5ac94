/** A line of a page of text: how large, bold or not. */
export interface PdfLine {
  readonly text: string;
  readonly size: number;
  readonly isBold?: boolean;
  /** Room above it, in points. */
  readonly above?: number;
}

const sheet = { width: 612, height: 792, margin: 64 };
/** Of the letters of Helvetica, on average, as part of their size: lines are broken well before the margin. */
const letterWidth = 0.52;
const leading = 1.35;

/** The differences of Windows-1252, the encoding of the standard fonts, from Latin-1. */
const windowsCodes: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
};
const isLatin = (code: number): boolean => code >= 0x20 && code <= 0xff && !(code >= 0x7f && code < 0xa0);

/** A text as a PDF string; characters missing in the font become question marks. */
const encoded = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => {
      const code = windowsCodes[sign] ?? sign.codePointAt(0) ?? 0;
      if (!isLatin(code) && windowsCodes[sign] === undefined) return '?';
      if ('()\\'.includes(sign)) return `\\${sign}`;
      return code < 0x7f ? sign : `\\${code.toString(8).padStart(3, '0')}`;
    })
    .join('');

const broken = ({ text, size }: PdfLine): string[] => {
  const longest = Math.floor((sheet.width - 2 * sheet.margin) / (size * letterWidth));
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length > longest) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

/** The drawing instructions of a page: each line below the one before. */
const contentOf = (lines: readonly PdfLine[]): string => {
  let y = sheet.height - sheet.margin;
  const drawn = lines.flatMap((line) => {
    y -= line.above ?? 0;
    return broken(line).map((text) => {
      y -= line.size * leading;
      const font = line.isBold === true ? 'F2' : 'F1';
      return `BT /${font} ${line.size} Tf ${sheet.margin} ${Math.round(y)} Td (${encoded(text)}) Tj ET`;
    });
  });
  return drawn.join('\n');
};

const fontOf = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/**
 * A PDF of one letter-size page of text, in every reader's fonts (ISO 32000-1, 7.5).
 * @param about the document's description of itself
 */
export const writePdf = (lines: readonly PdfLine[], about: { title: string; lang: string }): Uint8Array => {
  const content = contentOf(lines);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${about.lang}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Title (${encoded(about.title)}) >>`,
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};
