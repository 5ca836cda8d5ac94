import { FilterError } from './filterError.ts';
import { beginsScore, scoreOf } from './score.ts';

/** Reads a filter from its beginning to its end, piece by piece. */
export class Scanner {
  readonly #text: string;
  #at = 0;
  constructor(text: string) {
    this.#text = text;
  }

  /** Whether this comes next; if so, it is read. */
  take(sign: string): boolean {
    this.#skipSpace();
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  /** Whether this keyword comes next as a word of its own; if so, it is read. */
  takeWord(keyword: string): boolean {
    this.#skipSpace();
    const next = this.#text[this.#at + keyword.length] ?? ' ';
    if (!this.#text.startsWith(keyword, this.#at) || !/[\s()"']/.test(next)) return false;
    this.#at += keyword.length;
    return true;
  }

  /** Reads a quoted text, without the backslashes before quotes in it; null without one. */
  takeQuoted(): string | null {
    this.#skipSpace();
    const quote = this.#text[this.#at];
    if (quote !== '"' && quote !== "'") return null;
    let value = '';
    for (let at = this.#at + 1; at < this.#text.length; at += 1) {
      const sign = this.#text[at] ?? '';
      if (sign === quote) {
        this.#at = at + 1;
        return value;
      }
      if (sign === '\\' && at + 1 < this.#text.length) at += 1;
      value += this.#text[at] ?? '';
    }
    throw this.error('a quote that nothing ends');
  }

  /** Takes all until one of these signs, a score, a space or the end; '' where one of them is next. */
  takeUntil(signs: string): string {
    this.#skipSpace();
    const from = this.#at;
    while (
      this.#at < this.#text.length &&
      !this.isBeforeScore &&
      !` \t\n\r${signs}`.includes(this.#text[this.#at] ?? '')
    )
      this.#at += 1;
    return this.#text.slice(from, this.#at);
  }

  /** Whether `<score=` comes right next. */
  get isBeforeScore(): boolean {
    return this.#text.startsWith(beginsScore, this.#at);
  }
  /** The number of a `<score=2>` that comes right next; null where none does. */
  takeScore(): number | null {
    if (!this.isBeforeScore) return null;
    const end = this.#text.indexOf('>', this.#at);
    const score = end === -1 ? null : scoreOf(this.#text.slice(this.#at + beginsScore.length, end));
    if (score === null) throw this.error('a score that is no whole number from 0 to 65535');
    this.#at = end + 1;
    return score;
  }

  get isAtEnd(): boolean {
    this.#skipSpace();
    return this.#at === this.#text.length;
  }

  error(what: string): FilterError {
    return new FilterError(`filters: ${what} at position ${this.#at}`);
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }
}
