/** What a journey needs of a browser. `page.ts` adds everything that is the same in all of them. */
export type Driver = {
  /** Loads a page. */
  open: (url: string) => Promise<unknown>;
  /** Evaluates JavaScript to a JSON value. The page's content policy does not apply. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at a point of the visible part of the page, in CSS pixels. */
  click: (x: number, y: number) => Promise<unknown>;
  /** Presses a key as a person does. @param key its name in `KeyboardEvent.key` */
  press: (key: string) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  /** Chooses a file in the first field for files. */
  upload: (path: string) => Promise<unknown>;
  /** @returns a PNG of the visible part of the page */
  screenshot: () => Promise<Buffer>;
  /** Resizes the window, in CSS pixels. Windows of WebKit are at least 447 pixels wide. */
  resize: (size: { width: number; height: number }) => Promise<unknown>;
  /** @returns the tab that the page has opened; undefined if there is none */
  openedTab: () => Promise<Tab | undefined>;
  close: () => Promise<unknown>;
};

export type Tab = Pick<Driver, 'screenshot' | 'close'>;
