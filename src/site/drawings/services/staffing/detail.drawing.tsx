import { Arrow, Box, Mark, Plate, Text } from '../../parts.tsx';

const label =
  'Who employs the engineer. Contract, for a project or a peak: we do, until the agreed end. Contract to hire, if you are not sure yet: we do until the review halfway, then you do. Permanent, for a role of years: you do from the first day.';

export const drawing = (
  <Plate height={292} label={label}>
    <Box y={32} width={240} height={36} stroke="ink" />
    <Box y={128} width={143} height={36} stroke="ink" />
    <Box x={144} y={128} width={216} height={36} fill="soft" stroke="accent" />
    <Arrow from={[360, 146]} to={[398, 146]} tone="accent" />
    <Mark x={144} y={164} />
    <Box y={246} width={359} height={36} fill="soft" stroke="accent" />
    <Arrow from={[360, 264]} to={[398, 264]} tone="accent" />
    <Text x={0} y={14} bold text="Contract" />
    <Text x={398} y={14} anchor="end" tone="quiet" text="for a project or a peak" />
    <Text x={120} y={50} anchor="middle" text="employed by us" />
    <Text x={0} y={110} bold text="Contract to hire" />
    <Text x={398} y={110} anchor="end" tone="quiet" text="if you are not sure yet" />
    <Text x={72} y={146} anchor="middle" text="by us" />
    <Text x={250} y={146} anchor="middle" text="employed by you" />
    <Text x={144} y={184} anchor="middle" tone="quiet" text="review" />
    <Text x={0} y={228} bold text="Permanent" />
    <Text x={398} y={228} anchor="end" tone="quiet" text="for a role of years" />
    <Text x={180} y={264} anchor="middle" text="employed by you" />
  </Plate>
);
