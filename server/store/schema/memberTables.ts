import type { Generated } from 'kysely';
import type { Language } from '#contract/address/language.ts';
import type { DeviceSession } from '#contract/wire/member/deviceSession.ts';

type Flag = 0 | 1;

/** The tables of members. Uuids are random; of tokens and codes only hashes are stored. */
export interface MemberTables {
  signing_keys: { id: string; secret: string; created_at: number };
  members: MemberTable;
  user_credits: UserCreditsTable;
  credit_changes: CreditChangeTable;
  login_attempts: LoginAttemptTable;
  session_families: SessionFamilyTable;
  password_resets: PasswordResetTable;
  registrations: RegistrationTable;
  bookings: BookingTable;
  wishes: WishTable;
  idempotent_answers: IdempotentAnswerTable;
  owed_letters: OwedLetterTable;
  ticket_letters: TicketLetterTable;
  grant_letters: GrantLetterTable;
  credit_grants: CreditGrantTable;
  staff_acts: StaffActTable;
  budgets: BudgetTable;
  /** The ids of deleted accounts: those of nobody, except in older backups. */
  deleted_members: { uuid: string; deleted_at: number };
}

interface MemberTable {
  id: number;
  uuid: string;
  /** Lower-case. */
  email: string;
  /** Argon2id with its parameters; null before a password is chosen. */
  password_hash: string | null;
  firstname: string;
  lastname: string;
  location: string;
  lang: Language;
  /** Whether the member has proved the address (PRO-08): 0 only in accounts older than `registrations`. */
  active: Generated<Flag>;
  created_at: number;
  /** The festival's words to a member who may not log in; null for everybody else. */
  blocked: Generated<string | null>;
}

/** A member's credits for reservations. */
interface UserCreditsTable {
  uuid: string;
  member_id: number;
  left_credits: number;
  used_credits: number;
  passes: number;
  liked: Flag;
}

/** A credit spent or given back, or some given; `number` counts those of its member. */
interface CreditChangeTable {
  member_id: number;
  number: number;
  /** Null for credits that were given. */
  programmation_id: number | null;
  change: 'reserved' | 'cancelled' | 'show-cancelled' | 'granted';
  /** Null if it was not kept. */
  changed_at: number | null;
  /** Of credits that were given; else null. */
  grant_key: Generated<string | null>;
}

/** Credits that staff gave, once for each key: an order, or a line of it. */
interface CreditGrantTable {
  key: string;
  act_id: string;
  /** Lower-case; null once the account is deleted. */
  email: string | null;
  /** Null as long as the address is nobody's, and again once the account is deleted. */
  member_id: number | null;
  credits: number;
  /** The name of the pass. */
  pass: string;
  granted_at: number;
  /** Null as long as the credits wait for an account. */
  claimed_at: number | null;
}

/** An act of staff: it names members by their uuid. */
interface StaffActTable {
  id: string;
  acted_at: number;
  /** The user of the operating system, and the machine. */
  person: string;
  host: string;
  act: string;
  /** A member's uuid, the key of credits, or ''. */
  subject: string;
  /** A JSON object: numbers and names, without people. */
  details: string;
}

/** After a right password, before its code. */
interface LoginAttemptTable {
  id: string;
  member_id: number;
  code_hash: string;
  /** Wrong codes so far. */
  tries: number;
  expires_at: number;
  used: Flag;
}

/** One login and all its refreshes: one refresh token is current, and its predecessor is known. */
interface SessionFamilyTable {
  id: string;
  member_id: number;
  generation: number;
  token_hash: string;
  previous_hash: string | null;
  /** Epoch milliseconds: the predecessor's grace is short. */
  rotated_at: number;
  begun_at: Generated<number>;
  expires_at: number;
  revoked: Flag;
  /** The device of its begin; null is unknown. */
  browser: DeviceSession['browser'];
  system: DeviceSession['system'];
}

interface PasswordResetTable {
  id: string;
  member_id: number;
  userref: string;
  code_hash: string;
  /** Null until the code is given. */
  authorization_hash: string | null;
  expires_at: number;
  used: Flag;
}

/** A request to register, until its code proves the address (PRO-08). It makes nobody a member. */
interface RegistrationTable {
  id: string;
  userref: string;
  /** Keyed hash of the address, which comes with every step and is not stored before it is proved. */
  account: string;
  firstname: string;
  lastname: string;
  location: string;
  lang: Language;
  password_hash: string;
  code_hash: string;
  /** Null until the code is given. */
  authorization_hash: string | null;
  expires_at: number;
}

/** A seat paid with a credit: one row a member and programmation, reserved or cancelled. */
interface BookingTable {
  uuid: string;
  member_id: number;
  programmation_id: number;
  /** Admits its member to the show, as long as it is reserved; unique (RES-25). */
  code: string;
  reserved: Flag;
  enabled: Flag;
  /** Whether it ended because the date was cancelled. */
  called_off: Generated<Flag>;
  changed_at: number;
}

interface WishTable {
  uuid: string;
  member_id: number;
  programmation_id: number;
  liked: Flag;
}

/** The first answer to a command, for its repetitions. */
interface IdempotentAnswerTable {
  member_id: number;
  path: string;
  key: string;
  request_hash: string;
  status: number;
  body: string;
  answered_at: number;
}

/** An unposted letter about a date that its reader had reserved. */
interface OwedLetterTable {
  id: string;
  member_id: number;
  programmation_id: number;
  letter: 'showCancelled' | 'showPostponed' | 'showMoved';
  tries: number;
  /** The time of the next try. */
  due_at: number;
}

/** An unposted letter about a reservation: one a member and date at a time. */
interface TicketLetterTable {
  id: string;
  member_id: number;
  programmation_id: number;
  letter: 'ticket' | 'reservationCancelled';
  tries: number;
  /** The time of the next try. */
  due_at: number;
}

/** An unposted letter about credits that were given; its id is the grant's key. */
interface GrantLetterTable {
  id: string;
  member_id: number;
  letter: 'creditsGiven';
  tries: number;
  /** The time of the next try. */
  due_at: number;
}

/** An allowance of acts. */
interface BudgetTable {
  name: string;
  key: string;
  /** The time when it is full again: each spending delays it. */
  spent_until: number;
}
