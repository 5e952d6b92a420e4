import { Button, Checkbox } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './NewProjectPage.module.scss';

interface ProposalListProps<T> {
  /** Names the group for a screen reader. */
  readonly label: string;
  readonly list: readonly T[];
  readonly keyOf: (proposal: T) => string;
  readonly line: (proposal: T) => ReactNode;
  /** Keys of what is ticked. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** The words of the button that adds what is ticked. @param count how many are */
  readonly addLabel: (count: number) => ReactNode;
  readonly onAdd: (taken: readonly T[]) => void;
}

/** Proposals with a box each: a person chooses which of them to add. */
export function ProposalList<T>(props: ProposalListProps<T>) {
  const { label, list, keyOf, line, chosen, onChoose, addLabel, onAdd } = props;
  const taken = list.filter((proposal) => chosen.has(keyOf(proposal)));
  const isAll = taken.length === list.length;
  return (
    <>
      <div className={styles['row']}>
        <Button
          intent="primary"
          disabled={taken.length === 0}
          onClick={() => {
            onAdd(taken);
          }}
        >
          {addLabel(taken.length)}
        </Button>
        <Button
          variant="minimal"
          onClick={() => {
            onChoose(new Set(isAll ? [] : list.map(keyOf)));
          }}
        >
          <FormattedMessage id={isAll ? 'newProject.none' : 'newProject.all'} />
        </Button>
      </div>
      <div role="group" aria-label={label} className={styles['proposals']}>
        {list.map((proposal) => {
          const key = keyOf(proposal);
          return (
            <Checkbox
              key={key}
              checked={chosen.has(key)}
              labelElement={line(proposal)}
              onChange={() => {
                const next = new Set(chosen);
                if (!next.delete(key)) next.add(key);
                onChoose(next);
              }}
            />
          );
        })}
      </div>
    </>
  );
}
