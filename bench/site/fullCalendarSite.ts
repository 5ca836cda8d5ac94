import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { benchSettings } from '../benchSettings.ts';
import { withFolder } from './site.ts';

/** A date for FullCalendar. */
export interface FullCalendarEvent {
  id: string;
  title: string;
  start: string;
  url: string;
  extendedProps: { venue: string; city: string };
}

/** Draws a month, or a list; `?some` draws the first three of a day like ours. */
const script = ({ month, lang }: { month: string; lang: string }): string => `
import { Calendar } from 'fullcalendar';
import dayGrid from 'fullcalendar/daygrid';
import list from 'fullcalendar/list';
import theme from 'fullcalendar/themes/classic';
import 'fullcalendar/skeleton.css';
import 'fullcalendar/themes/classic/theme.css';
import 'fullcalendar/themes/classic/palette.css';
import locale from 'fullcalendar/locales/${lang}';

const events = await (await fetch('/events.json')).json();
new Calendar(document.querySelector('main'), {
  plugins: [dayGrid, list, theme],
  locale,
  initialView: 'dayGridMonth',
  initialDate: '${month}-01',
  headerToolbar: { left: 'prev,next', center: 'title', right: 'dayGridMonth,listMonth' },
  dayMaxEvents: location.search === '?some' ? 3 : false,
  events,
}).render();
`;

const page = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>FullCalendar</title></head><body><main></main><script type="module" src="./main.js"></script></body></html>`;

const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

/** Files of a folder, unchanged. */
const withFiles = async <T>(folder: string, work: (url: string) => Promise<T>): Promise<T> => {
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    readFile(join(folder, file)).then(
      (body) => {
        const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
        outgoing.writeHead(200, { 'content-type': type }).end(body);
      },
      () => outgoing.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  try {
    return await work(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/**
 * Gives the address of a page that shows dates with FullCalendar to `work`. It is no package of this project: it is installed
 * into a folder of its own and removed with it.
 */
export const withFullCalendar = <T>(
  events: readonly FullCalendarEvent[],
  work: (url: string) => Promise<T>,
): Promise<T> =>
  withFolder(async (folder) => {
    const { fullCalendar, generated, lang } = benchSettings;
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', ...fullCalendar], {
      cwd: folder,
    });
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(join(folder, 'main.js'), script({ month: generated.month, lang }));
    await mkdir(join(folder, 'public'));
    await writeFile(join(folder, 'public', 'events.json'), JSON.stringify(events));
    await build({ root: folder, configFile: false, logLevel: 'error', build: { target: 'esnext' } });
    return withFiles(join(folder, 'dist'), work);
  });
