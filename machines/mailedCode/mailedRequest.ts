import { source } from '../port.ts';

/** A request with a mailed code (PRO-05): the server wants it back with the code. It proves nothing by itself. */
export interface MailedRequest {
  email: string;
  token: string;
  uuid: string;
  userref: string;
  /** Of the browser that sent a request to register, where the host gives one: no letter has it (SES-04). */
  secret?: string;
}
export const noRequest: MailedRequest = { email: '', token: '', uuid: '', userref: '' };

/** A mailed link: the request with its code. */
export interface MailedLink {
  request: MailedRequest;
  code: string;
}

/** `ended`: the request is used up or too old. `unavailable`: nobody answered. */
export type CodeProblem = 'wrong-code' | 'wrong-password' | 'ended' | 'too-many' | 'unavailable';

export interface Mailed {
  outcome: 'mailed';
  request: MailedRequest;
}

/** Messages that store a request for a reload while the mail is read. */
export type RequestKept = { type: 'request.began'; request: MailedRequest } | { type: 'request.ended' };
export const keepRequest = source<never, RequestKept>('keepRequest');
