import { inks, type Scene } from './scene.ts';

const loop = { width: 480, height: 270, seconds: 4, framesPerSecond: 12 } as const;

const microphone = `
  pen.fillStyle = '${inks.paper}';
  pen.fillRect(width / 2 - 4, height * 0.45, 8, height * 0.45);
  pen.fillRect(width / 2 - 50, height * 0.88, 100, 10);
  pen.beginPath();
  pen.arc(width / 2, height * 0.38, 30, 0, Math.PI * 2);
  pen.fill();`;

/** Short, plain and in a loop: flat colours compress to next to nothing. */
export const scenes: readonly Scene[] = [
  {
    name: 'spotlight',
    ...loop,
    body: `
      pen.fillStyle = '${inks.ink}';
      pen.fillRect(0, 0, width, height);
      const x = width * (0.5 + 0.28 * Math.sin(t * Math.PI * 2));
      pen.fillStyle = '${inks.yellow}';
      pen.beginPath();
      pen.moveTo(width / 2, -40);
      pen.lineTo(x - 90, height);
      pen.lineTo(x + 90, height);
      pen.fill();
      ${microphone}`,
  },
  {
    name: 'confetti',
    ...loop,
    body: `
      pen.fillStyle = '${inks.blue}';
      pen.fillRect(0, 0, width, height);
      const colours = ['${inks.yellow}', '${inks.pink}', '${inks.green}', '${inks.paper}'];
      for (let i = 0; i < 28; i += 1) {
        const fall = (t * (1 + (i % 2)) + i * 0.37) % 1;
        pen.save();
        pen.translate(((i * 97) % width) + 12 * Math.sin(t * Math.PI * 2 + i), fall * (height + 40) - 20);
        pen.rotate(t * Math.PI * 2 * (i % 3 === 0 ? -1 : 1) + i);
        pen.fillStyle = colours[i % colours.length];
        pen.fillRect(-10, -6, 20, 12);
        pen.restore();
      }`,
  },
  {
    name: 'curtain',
    ...loop,
    body: `
      pen.fillStyle = '${inks.yellow}';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '${inks.ink}';
      pen.beginPath();
      pen.arc(width / 2, height / 2, 60 + 8 * Math.sin(t * Math.PI * 4), 0, Math.PI * 2);
      pen.fill();
      const open = 0.5 + 0.5 * Math.sin(t * Math.PI * 2 - Math.PI / 2);
      for (let fold = 0; fold < 6; fold += 1) {
        const each = (width / 2) * (1 - open * 0.75) / 6;
        pen.fillStyle = fold % 2 ? '${inks.pink}' : '#D9418F';
        pen.fillRect(fold * each, 0, each + 1, height);
        pen.fillRect(width - (fold + 1) * each - 1, 0, each + 1, height);
      }`,
  },
];
