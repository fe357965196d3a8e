import classes from './Frame.module.css';
import { Decision, Frame, ViewHead } from './Frame.tsx';

type Line = { item: string; ordered: number; received: number; invoiced: number; difference?: string };

const lines: Line[] = [
  { item: 'Bearing 6204', ordered: 200, received: 200, invoiced: 200 },
  { item: 'Seal kit 40 mm', ordered: 60, received: 54, invoiced: 60, difference: '6 short' },
  { item: 'Grease, 5 kg pail', ordered: 12, received: 12, invoiced: 12 },
];

const labels = {
  product: 'S&P-sysDNA',
  sections: ['Purchases', 'Sales', 'Stock', 'Billing', 'Reports'],
  caption: 'A supplier’s invoice, matched line by line with the order and the goods receipt, with one difference to settle.',
  title: 'Invoice 871, supplier 118',
  state: '1 difference',
  item: 'Item',
  ordered: 'Ordered',
  received: 'Received',
  invoiced: 'Invoiced',
  documents: { ordered: 'PO 4417', received: 'GR 2290', invoiced: 'INV 871' },
  decision: {
    title: '6 seal kits were invoiced but not received',
    text: 'INR 4,320 plus GST is held back. The other two lines are cleared for payment.',
    actions: ['Request credit note', 'Wait for delivery'],
  },
};

const quantities = ['ordered', 'received', 'invoiced'] as const;

/** A three-way match of order, receipt and invoice. */
export function Drawing() {
  return (
    <Frame product={labels.product} sections={labels.sections} caption={labels.caption}>
      <table className={`${classes.table} ${classes.figures}`}>
        <caption>
          <ViewHead title={labels.title} state={labels.state} open />
        </caption>
        <thead>
          <tr>
            <th scope="col">{labels.item}</th>
            {quantities.map((quantity) => (
              <th key={quantity} scope="col">
                {labels[quantity]}
                <span className={classes.note}>{labels.documents[quantity]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
      <Decision {...labels.decision} />
    </Frame>
  );
}
