import classes from './Frame.module.css';
import { Decision, Frame, Table } from './Frame.tsx';

type Line = { item: string; ordered: number; received: number; invoiced: number; difference?: string };

const lines: Line[] = [
  { item: 'Bearing 6204', ordered: 200, received: 200, invoiced: 200 },
  { item: 'Seal kit 40 mm', ordered: 60, received: 54, invoiced: 60, difference: '6 short' },
  { item: 'Grease, 5 kg pail', ordered: 12, received: 12, invoiced: 12 },
];

const labels = {
  frame: {
    product: 'S&P-sysDNA',
    sections: ['Purchases', 'Sales', 'Stock', 'Billing', 'Reports'],
    caption: 'A supplier’s invoice, matched line by line with the order and the goods receipt, with one difference to settle.',
  },
  table: {
    title: 'Invoice 871, supplier 118',
    state: '1 difference',
    columns: [
      { name: 'Item' },
      { name: 'Ordered', note: 'PO 4417' },
      { name: 'Received', note: 'GR 2290' },
      { name: 'Invoiced', note: 'INV 871' },
    ],
  },
  decision: {
    title: '6 seal kits were invoiced but not received',
    text: 'INR 4,320 plus GST is held back. The other two lines are cleared for payment.',
    actions: ['Request credit note', 'Wait for delivery'],
  },
};

export function Drawing() {
  return (
    <Frame {...labels.frame}>
      <Table {...labels.table} open kind="figures">
        {lines.map(({ item, ordered, received, invoiced, difference }) => (
          <tr key={item} data-open={difference && true}>
            <th scope="row">{item}</th>
            <td>{ordered}</td>
            <td>
              {received}
              {difference && (
                <span className={classes.note}>
                  <strong>{difference}</strong>
                </span>
              )}
            </td>
            <td>{invoiced}</td>
          </tr>
        ))}
      </Table>
      <Decision {...labels.decision} />
    </Frame>
  );
}
