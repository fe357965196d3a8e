import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { resumesPrefix } from '#rooms/platform/contract/endpoint.ts';
import { publicEndpoints } from '#rooms/contract/endpoints.ts';
import { responseHeaders, type Origins, pdfHeaders, productionOrigins, siteHeaders } from '#rooms/platform/contract/security-headers.ts';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import type { Lifetime } from './lifetime.ts';
import { host } from './ports.ts';
import { inProject, root } from './project.ts';
import { emulatorNames, folderOf, type StackSettings } from './settings.ts';

/** Writes a file beside firebase.json, because its folder is the project's. @returns its path */
export function writeFirebaseConfig(life: Lifetime, settings: StackSettings, siteFolder: string): string {
  const { ports } = settings;
  const config = {
    ...firebaseConfig,
    hosting: {
      ...firebaseConfig.hosting,
      public: relative(root, siteFolder),
      headers: hostingHeaders(localOrigins(localUrl(ports.captcha), localUrl(ports.auth))),
    },
    functions: firebaseConfig.functions.map((functions) => ({
      ...functions,
      configDir: relative(root, folderOf(settings)),
    })),
    emulators: {
      ...Object.fromEntries(emulatorNames.map((name) => [name, { host, port: ports[name] }])),
      firestore: { host, port: ports.firestore, websocketPort: ports.websocket },
      ui: { enabled: false },
      singleProjectMode: false,
    },
  };
  return writeConfig(life, settings.name, config);
}

function writeConfig(life: Lifetime, name: string, config: object): string {
  const path = inProject(`firebase.${name}.json`);
  life.defer(() => rmSync(path, { force: true }));
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

type HeaderRule = (typeof firebaseConfig.hosting.headers)[number];

/** @returns Hosting's header rules: security headers, then the rules of firebase.json */
export function hostingHeaders(origins: Origins = productionOrigins): HeaderRule[] {
  const rule = (source: string, headers: Record<string, string>) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  // The other rewrites serve pages, feed and site map, which have the site's headers.
  const apiSources = firebaseConfig.hosting.rewrites.flatMap((rewrite) =>
    'function' in rewrite && rewrite.source?.endsWith('/**') ? [rewrite.source] : [],
  );
  return [
    rule('**', siteHeaders(origins)),
    ...[...apiSources, publicEndpoints.readJobsJson.path].map((source) => rule(source, responseHeaders)),
    // Hosting replaces the function's headers.
    rule(`${resumesPrefix}/*.pdf`, pdfHeaders),
    ...firebaseConfig.hosting.headers,
  ];
}

/** With all headers, without the hooks of deployments. @returns its path */
export function writeDeployConfig(life: Lifetime, siteFolder: string): string {
  const headers = headersOfBuild(hostingHeaders(), readdirSync(join(siteFolder, 'assets'), { encoding: 'utf8', recursive: true }));
  const hosting = { ...firebaseConfig.hosting, headers, predeploy: [] };
  const functions = firebaseConfig.functions.map((codebase) => ({ ...codebase, predeploy: [] }));
  return writeConfig(life, 'deploy', { ...firebaseConfig, hosting, functions });
}

/** Limits the rule for assets to existing files, because a 404 must not be cached for a year. */
export function headersOfBuild(rules: HeaderRule[], files: string[]): HeaderRule[] {
  const existing = new Set(files.map((file) => (file.includes('/') ? `/assets/${dirname(file)}/*` : `/assets/${file}`)));
  return rules.flatMap((rule) => {
    if (rule.source !== '/assets/**') return [rule];
    const missing = { ...rule, headers: [{ key: 'Cache-Control', value: 'no-cache' }] };
    return [missing, ...[...existing].map((source) => ({ ...rule, source }))];
  });
}

export function localOrigins(captchaUrl: string, authUrl: string): Origins {
  const captcha = [`${captchaUrl}/recaptcha/`];
  return { ...productionOrigins, scripts: captcha, frames: captcha, connections: [authUrl] };
}

const localUrl = (port: number) => `http://${host}:${port}`;
