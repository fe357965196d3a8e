import type { Express, Request, Response } from 'express';
import type { z } from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { responseTexts } from '../contract/response-texts.ts';
import { type Access, mayCall, type Role } from '../contract/roles.ts';
import { type Actor, adminActor } from '../audited.ts';
import { limitedTo } from '../stores.ts';
import { ApiError, roleForbidden, SessionOverError } from './api-error.ts';
import { sessionCookieOf } from './cookies.ts';
import type { Limiter } from './limiter.ts';
import { Prepared } from './prepared.ts';
import { readJson } from './request-body.ts';
import { validBody, validQuery } from './validation.ts';

/** A session of staff, with what its account may do. */
export type StaffSession = { username: string; sessionId: string; role: Role; jobs: string[] };

/** 'invalid': not logged in. 'forbidden': logged in, but not an admin. */
export type Verdict = StaffSession | 'invalid' | 'forbidden';

export type Sessions = { fromToken: (token: string) => Promise<Verdict>; fromCookie: (cookie: string) => Promise<Verdict> };

/** Who makes a call that asks for `access`. `actor` is who the audit trail names. */
type Admin = StaffSession & { access: Access; actor: Actor };

type PathParameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;
type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Answer<Schema> = Schema extends z.ZodMiniType ? Promise<z.input<Schema> | Prepared> : Promise<void>;

export type Call<E extends Endpoint> = {
  request: Request;
  response: Response;
  params: PathParameters<E['path']>;
  query: Output<E['query']>;
  body: () => Promise<Output<E['body']>>;
  /** The session may have changed meanwhile. @throws {ApiError} as {@link requireAdmin} */
  admitAgain: () => Promise<void>;
  admin: E['access'] extends 'everyone' ? undefined : Admin;
};

/** Returns the answer, which may be prepared, throws an `ApiError`, or sends a file itself. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E['output']>;

/** @param prepare is called first, whether or not the call is refused */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>, prepare?: (response: Response) => void) => void;

type Services = { sessions: Sessions; limiter: Limiter };

/** Checks access and query first. Answers and refusals are written as the contract says. */
export function createMount(app: Express, { sessions, limiter }: Services): Mount {
  return (endpoint, handler, prepare) => {
    const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
    app[method](endpoint.path, async (request: Request, response: Response) => {
      response.locals['endpoint'] = endpoint;
      prepare?.(response);
      const admin = endpoint.access === 'everyone' ? undefined : await requireAdmin(request, endpoint, sessions);
      const admitAgain = async () => {
        if (admin) Object.assign(admin, await requireAdmin(request, endpoint, sessions));
      };
      const call = {
        request,
        response,
        params: request.params,
        admin,
        admitAgain,
        query: endpoint.query && validQuery(endpoint.query, request.originalUrl),
        body: async () => {
          if (!endpoint.body) return undefined;
          if (!admin) limiter.body(request);
          const body = await readJson(request, endpoint.bodyMs);
          await admitAgain();
          return validBody(endpoint.body, body);
        },
      };
      // TypeScript can't follow that this call matches the endpoint.
      const answer = await limitedTo(admin, async () => handler(call as unknown as Call<typeof endpoint>)).catch(async (error: unknown) => {
        // The first failure is the one to report.
        await Promise.allSettled((undos.get(request) ?? []).map((undo) => undo()));
        throw error;
      });
      if (response.headersSent) return;
      response.status(endpoint.status);
      if (answer instanceof Prepared) answer.send(response);
      else if (endpoint.output) response.json(endpoint.output.parse(answer));
      else response.end();
    });
  };
}

const undos = new WeakMap<Request, (() => Promise<unknown>)[]>();

/** Takes something back if the call fails after all. */
export function undoOnFailure(request: Request, undo: () => Promise<unknown>): void {
  undos.set(request, [...(undos.get(request) ?? []), undo]);
}

/** A bearer precedes the cookie. @throws {ApiError} 401; 403 if the role may not call */
async function requireAdmin(request: Request, endpoint: Pick<Endpoint, 'access' | 'cookie'>, sessions: Sessions): Promise<Admin> {
  const { authorization } = request.headers;
  const verdict =
    authorization === undefined && endpoint.cookie
      ? await sessions.fromCookie(sessionCookieOf(request))
      : await sessions.fromToken(bearerOf(authorization));
  if (verdict === 'invalid') throw new SessionOverError();
  if (verdict === 'forbidden') throw new ApiError(403, responseTexts.forbidden);
  if (!mayCall(verdict.role, endpoint)) throw roleForbidden();
  return { ...verdict, access: endpoint.access, actor: adminActor(verdict) };
}

function bearerOf(authorization = ''): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}

/** @returns the route's path, with parameter names instead of the caller's values */
export function endpointPath(request: Request): string | undefined {
  const route: unknown = request.route;
  return typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string' ? route.path : undefined;
}

/** Mounted after all that answers. */
export function mountMethodNotAllowed(app: Express): void {
  const routes = app.router.stack.flatMap(({ route }) => route ?? []);
  for (const [path, same] of Map.groupBy(routes, (route) => route.path)) {
    const methods = same.flatMap(({ stack }) => stack.map(({ method }) => method.toUpperCase()));
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
    app.route(path).all(() => {
      throw new ApiError(405, responseTexts.methodNotAllowed, { Allow: allowed.join(', ') });
    });
  }
}
