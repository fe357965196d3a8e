import { Fragment } from 'react';

/** Text that may also break after a slash, before an @ sign, or within CamelCase. */
export function Breakable({ children }: { children: string }) {
  return children.split(/(?<=\/)(?=[^/])|(?=@)|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
