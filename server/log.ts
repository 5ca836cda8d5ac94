import { currentRequest } from './requestContext.ts';

type LogLevel = 'info' | 'warn' | 'error';
/** Facts of an event: codes, counts, paths without their query. Never tokens, addresses or names of people. */
type LogFields = Record<string, string | number | boolean | null>;

const isPlain = (fact: unknown): fact is LogFields[string] =>
  fact === null || ['string', 'number', 'boolean'].includes(typeof fact);

/** One line of JSON an event, for programs that collect them; with the name of the request that it belongs to, if any. */
export interface Log {
  info: (event: string, fields?: LogFields) => void;
  warn: (event: string, fields?: LogFields) => void;
  error: (event: string, fields?: LogFields) => void;
}

const toStandardError = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** A log whose lines go to `write`, by default standard error: standard output is for people. */
export const createLog = (write: (line: string) => void = toStandardError): Log => {
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}): void => {
      const request = currentRequest()?.id;
      write(JSON.stringify({ at: Temporal.Now.instant().toString(), level, event, request, ...fields }));
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
};

/** Facts of any kind as fields of a line: what is no plain value is written as JSON. */
export const fieldsOf = (facts: object): LogFields =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]: [string, unknown]) => [
      name,
      isPlain(fact) ? fact : JSON.stringify(fact),
    ]),
  );

/** The loggable part of a caught value: its message, or that it was no error. */
export const reasonOf = (caught: unknown): string =>
  caught instanceof Error ? caught.message : 'not an error object';
