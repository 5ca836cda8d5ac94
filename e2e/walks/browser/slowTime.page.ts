import { install } from '@sinonjs/fake-timers';

declare global {
  interface Window {
    /** The time of a walked page. */
    walkTime: {
      /** Its own speed: 1 as usual, 0.2 while the walk looks. */
      speed: number;
      /** Lets `ms` pass, with all due timers. */
      pass: (ms: number) => Promise<void>;
      /** Lets `ms` pass as if the machine slept: no timer notices. */
      sleep: (ms: number) => void;
    };
  }
}

/** How often time passes by itself, in real ms. */
const beat = 10;

const { setInterval: setRealInterval } = window;
const clock = install({
  now: Date.now(),
  toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
});
let isPassing = false;

window.walkTime = {
  speed: 1,
  pass: async (ms) => {
    isPassing = true;
    await clock.tickAsync(ms);
    isPassing = false;
  },
  sleep: (ms) => clock.setSystemTime(Date.now() + ms),
};
// A call waits for the walk's answer, however busy the machine is: its own limit of time would be a real one.
AbortSignal.timeout = () => new AbortController().signal;
setRealInterval(() => {
  if (!isPassing) clock.tick(beat * window.walkTime.speed);
}, beat);
