import styles from './Mascot.module.css';

type Mood = 'laughing' | 'lost' | 'asleep';

const eyes: Record<Mood, string> = {
  laughing: 'M121 134q12-20 24 0M175 134q12-20 24 0',
  lost: 'M122 118l20 18m0-18l-20 18M178 118l20 18m0-18l-20 18',
  asleep: 'M120 124q13 15 26 0M174 124q13 15 26 0',
};

const Laugh = () => (
  <>
    <path d="M92 204Q160 188 228 204Q230 296 160 296Q90 296 92 204Z" fill="#14101f" />
    <path d="M101 206Q160 194 219 206L216 226Q160 214 104 226Z" fill="#fff9ef" />
    <path d="M116 282Q124 250 160 256Q196 250 204 282Q186 296 160 296Q134 296 116 282Z" fill="#ff8ac4" />
  </>
);
const Oh = () => <ellipse cx="160" cy="248" rx="30" ry="36" fill="#14101f" />;
const Snore = () => (
  <>
    <path d="M122 238Q160 222 198 238Q160 262 122 238Z" fill="#14101f" />
    <text x="262" y="66" fontSize="52">
      Z
    </text>
    <text x="296" y="30" fontSize="32">
      z
    </text>
  </>
);
const mouths = { laughing: Laugh, lost: Oh, asleep: Snore };

/** The big top with a face: the festival's figure. A drawing, never the only bearer of a message. */
export function Mascot({ mood = 'laughing' }: { mood?: Mood }) {
  const Mouth = mouths[mood];
  return (
    <svg className={styles['mascot']} viewBox="0 0 320 312" data-mood={mood} aria-hidden="true">
      <g stroke="#14101f" strokeWidth="5" strokeLinejoin="round">
        <path d="M36 160H284L270 304H50Z" fill="#fff9ef" />
        <path d="M36 160H86L88 304H50ZM284 160H234L232 304H270Z" fill="#2f5bff" />
        <path d="M160 6V50" />
        <path d="M160 6 208 18 160 32Z" fill="#00c27a" />
        <path d="M160 44C144 96 92 136 14 158H306C228 136 176 96 160 44Z" fill="#ffd400" />
        <path
          d="M160 44C150 96 118 136 72 158H14C92 136 144 96 160 44ZM160 44C170 96 202 136 248 158H306C228 136 176 96 160 44Z"
          fill="#b3240b"
        />
        <path
          d="M14 158a29 26 0 0 0 58.4 0a29 26 0 0 0 58.4 0a29 26 0 0 0 58.4 0a29 26 0 0 0 58.4 0a29 26 0 0 0 58.4 0Z"
          fill="#fff9ef"
        />
        <path d={eyes[mood]} fill="none" strokeWidth="8" strokeLinecap="round" />
      </g>
      <Mouth />
    </svg>
  );
}
