import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import type { Request, Response } from 'express';
import { takeOverRequests } from '../src/platform/http/request-body.ts';

/** @returns a server that runs the app behind functions-framework, as in production */
export function serve(app: (request: Request, response: Response) => void): Server {
  const name = `api-${randomUUID()}`;
  http(name, (request, response) => {
    app(request, response);
  });
  const server = getTestServer(name);
  takeOverRequests((candidate) => candidate === server);
  return server;
}
