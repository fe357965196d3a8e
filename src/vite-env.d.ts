/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly [name: `VITE_${string}`]: string | undefined;
}

declare module 'virtual:theme.css';
