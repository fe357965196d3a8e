import { Fragment } from 'react';

/** An address that breaks after a slash or before the @ sign, where a line is too short for it. */
export function Breakable({ children }: { children: string }) {
  return children.split(/(?<=\/)(?=[^/])|(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
