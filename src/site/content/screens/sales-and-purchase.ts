import type { ScreenContent } from './screen.ts';

export const screen: ScreenContent = {
  product: 'S&P-sysDNA',
  sections: ['Purchases', 'Sales', 'Stock', 'Billing', 'Reports'],
  caption: 'A supplier’s invoice, matched line by line with the order and the goods receipt, with one difference to settle.',
  table: {
    title: 'Invoice 871, supplier 118',
    state: '1 difference',
    open: true,
    kind: 'figures',
    columns: [
      { name: 'Item' },
      { name: 'Ordered', note: 'PO 4417' },
      { name: 'Received', note: 'GR 2290' },
      { name: 'Invoiced', note: 'INV 871' },
    ],
    rows: [
      { cells: [{ text: 'Bearing 6204' }, { text: 200 }, { text: 200 }, { text: 200 }] },
      { cells: [{ text: 'Seal kit 40\u00a0mm' }, { text: 60 }, { text: 54, strong: '6 short' }, { text: 60 }], open: true },
      { cells: [{ text: 'Grease, 5\u00a0kg\u00a0pail' }, { text: 12 }, { text: 12 }, { text: 12 }] },
    ],
  },
  decision: {
    title: '6 seal kits were invoiced but not received',
    text: '₹4,320 plus GST is held back. The other two lines are cleared for payment.',
    actions: ['Request credit note', 'Wait for delivery'],
  },
};
