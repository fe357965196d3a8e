import { Arrow, Box, color, Line, Plate, Text } from '../../parts.tsx';

const label =
  'Order 10482 passes through the shop, the ERP and the warehouse. The warehouse’s answer is lost. The ERP sends the pick list again with the same order number, so the warehouse picks the order only once.';

const lifelines = [47, 200, 352];

export const drawing = (
  <Plate height={384} label={label}>
    <Line d={lifelines.map((x) => `M${x} 44V320`).join('')} tone="line" />
    <Box x={1} y={4} width={92} height={40} stroke="ink" />
    <Box x={154} y={4} width={92} height={40} fill="soft" stroke="accent" />
    <Box x={306} y={4} width={92} height={40} stroke="ink" />
    <Arrow from={[55, 92]} to={[192, 92]} tone="accent" />
    <Arrow from={[192, 128]} to={[55, 128]} tone="accent" />
    <Arrow from={[208, 164]} to={[344, 164]} tone="accent" />
    <Line d="M344 192H324" tone="quiet" dashed />
    <Line d="M306 186l12 12m0-12l-12 12" tone="warm" bold />
    <Arrow from={[208, 236]} to={[344, 236]} tone="accent" />
    <Arrow from={[344, 272]} to={[208, 272]} tone="accent" />
    <Arrow from={[192, 308]} to={[55, 308]} tone="accent" />
    {lifelines.map((x) => (
      <circle key={x} cx={x} cy={320} r={4} fill={color.line} />
    ))}
    <Box y={336} height={44} fill="soft" stroke="warm" />
    <Text x={47} y={24} anchor="middle" bold text="Shop" />
    <Text x={200} y={24} anchor="middle" bold text="ERP" />
    <Text x={352} y={24} anchor="middle" bold text="Warehouse" />
    <Text x={123.5} y={79} anchor="middle" text="order 10482" />
    <Text x={123.5} y={115} anchor="middle" text="booked" />
    <Text x={276} y={151} anchor="middle" text="pick list" />
    <Text x={298} y={192} anchor="end" tone="quiet" text="answer lost" />
    <Text x={276} y={223} anchor="middle" bold text="pick list again" />
    <Text x={276} y={259} anchor="middle" text="picked" />
    <Text x={123.5} y={295} anchor="middle" text="shipped" />
    <Text x={16} y={358} bold text="Sent twice, picked once: same order number" />
  </Plate>
);
