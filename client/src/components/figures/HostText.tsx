import { Fragment } from 'react';

const AFTER_DOT = /(?<=\.)/u;

interface HostTextProps {
  readonly name: string;
}

/** The name of a host that breaks after its dots, not within a word: consumerreports. | org. Other names stay as they are. */
export function HostText({ name }: HostTextProps) {
  return name.split(AFTER_DOT).map((part, index) => (
    // The parts have no identity of their own and never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
