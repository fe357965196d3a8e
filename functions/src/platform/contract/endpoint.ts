import { z } from 'zod/mini';
import type { Access } from './roles.ts';

export const acknowledgement = z.object({ message: z.string() });

export const errorBody = z.object({ error: z.string() });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Endpoint = {
  method: Method;
  path: string;
  access: Access;
  /** Whether the session's cookie suffices: a new tab with a resume sends no bearer. */
  cookie?: boolean;
  status: number;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The time for the body to arrive, in milliseconds, if shorter than usual. */
  bodyMs?: number;
  output?: z.ZodMiniType;
  /** What refusals say besides `error`, by status. */
  refusals?: Partial<Record<number, z.ZodMiniType>>;
};

type Options = Partial<Omit<Endpoint, 'method' | 'path' | 'access'>>;

/** Unless `options` says otherwise, a call answers 200, or 204 if it has no output. */
export function endpoint<const Path extends string, const Caller extends Access, const Chosen extends Options>(
  method: Method,
  path: Path,
  access: Caller,
  options: Chosen,
) {
  return { method, path, access, status: options.output ? 200 : 204, ...options };
}

/** The specification has calls below this path. */
export const functions = '/.netlify/functions';

export const admin = `${functions}/admin` as const;

export const loginPath = `${admin}/login` as const;

/** A UUID, the same for every attempt, so that a retry is not stored twice. */
export const idempotencyHeader = 'Idempotency-Key';

/** The only cookie that Hosting forwards. Resumes and login use it on different paths. */
export const sessionCookie = '__session';

export const resumeField = 'resume';

export const resumesPrefix = '/uploads/resumes';
