export type Cell = {
  text: string | number;
  /** Below the text: what was replaced, what matters, and the rest. */
  struck?: string;
  strong?: string;
  note?: string;
  open?: true;
  planned?: true;
};

export type Table = {
  title: string;
  state: string;
  /** Whether the state needs attention. */
  open?: true;
  kind?: 'grid' | 'figures';
  columns: { name: string; note?: string; today?: true }[];
  /** The index of the column that names the rows. */
  namedBy?: number;
  rows: { open?: true; cells: Cell[] }[];
};

export type ScreenContent = {
  product: string;
  /** The navigation's entries, the current one first. */
  sections: string[];
  caption: string;
  table: Table;
  /** What the user has to decide. */
  decision?: { title: string; text: string; actions: string[] };
};
