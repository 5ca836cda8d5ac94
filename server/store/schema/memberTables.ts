import type { Generated } from 'kysely';
import type { Language } from '#contract/address/language.ts';
import type { DeviceSession } from '#contract/wire/member/deviceSession.ts';

type Flag = 0 | 1;

/** The tables of members. Uuids are random; what a token or a code is checked against is a hash of it. */
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
  budgets: BudgetTable;
}

interface MemberTable {
  id: number;
  uuid: string;
  /** Lower-case. */
  email: string;
  /** Argon2id with its parameters; null until a password was chosen. */
  password_hash: string | null;
  firstname: string;
  lastname: string;
  location: string;
  lang: Language;
  /** Whether the member has shown that the address is theirs (PRO-08): 0 only in accounts older than `registrations`. */
  active: Generated<Flag>;
  created_at: number;
}

/** What a member may reserve. */
interface UserCreditsTable {
  uuid: string;
  member_id: number;
  left_credits: number;
  used_credits: number;
  passes: number;
  liked: Flag;
}

/** A credit that was spent or given back; `number` counts those of its member. */
interface CreditChangeTable {
  member_id: number;
  number: number;
  programmation_id: number;
  change: 'reserved' | 'cancelled' | 'show-cancelled';
  /** Null where nobody kept it. */
  changed_at: number | null;
}

/** A password was right; a code is awaited. */
interface LoginAttemptTable {
  id: string;
  member_id: number;
  code_hash: string;
  /** Wrong codes so far. */
  tries: number;
  expires_at: number;
  used: Flag;
}

/** One login and all that it was refreshed to: one refresh token is current, its predecessor is told apart. */
interface SessionFamilyTable {
  id: string;
  member_id: number;
  /** How often it was refreshed. */
  generation: number;
  token_hash: string;
  previous_hash: string | null;
  /** Epoch milliseconds: the predecessor's grace is short. */
  rotated_at: number;
  begun_at: Generated<number>;
  expires_at: number;
  revoked: Flag;
  /** On what it was begun; null is unknown. */
  browser: DeviceSession['browser'];
  system: DeviceSession['system'];
}

interface PasswordResetTable {
  id: string;
  member_id: number;
  userref: string;
  code_hash: string;
  /** Null until the code was given. */
  authorization_hash: string | null;
  expires_at: number;
  used: Flag;
}

/** A request to register, until its code proves the address (PRO-08). It makes nobody a member. */
interface RegistrationTable {
  id: string;
  userref: string;
  /** Keyed hash of the address, which comes with every step and is itself not kept before it is proved. */
  account: string;
  firstname: string;
  lastname: string;
  location: string;
  lang: Language;
  password_hash: string;
  code_hash: string;
  /** Null until the code was given. */
  authorization_hash: string | null;
  expires_at: number;
}

/** A place taken with a credit: one row a member and programmation, reserved or cancelled. */
interface BookingTable {
  uuid: string;
  member_id: number;
  programmation_id: number;
  /** Lets its member in to the show, as long as it is reserved; unique (RES-25). */
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

/** The first answer to a command, replayed to whoever sends it again. */
interface IdempotentAnswerTable {
  member_id: number;
  path: string;
  key: string;
  request_hash: string;
  status: number;
  body: string;
  answered_at: number;
}

/** A letter that is not posted yet, about a date that its reader had reserved. */
interface OwedLetterTable {
  id: string;
  member_id: number;
  programmation_id: number;
  letter: 'showCancelled' | 'showPostponed' | 'showMoved';
  /** How often it was tried. */
  tries: number;
  /** When it is to be tried next. */
  due_at: number;
}

/** What somebody may do a few times an hour. */
interface BudgetTable {
  name: string;
  key: string;
  /** When it is whole again: each time that it is spent from moves it on. */
  spent_until: number;
}
