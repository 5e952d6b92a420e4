import { Button, Checkbox } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './NewProjectPage.module.scss';

interface ProposalListProps<T extends { readonly chosen: boolean }> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly list: readonly T[];
  readonly keyOf: (proposal: T) => string;
  readonly line: (proposal: T) => ReactNode;
  /** @param list with the new ticks */
  readonly onChoose: (list: T[]) => void;
  /** Label of the button that adds ticked proposals. @param count number of ticked ones */
  readonly addLabel: (count: number) => ReactNode;
  readonly onAdd: (taken: readonly T[]) => void;
}

/** Proposals with checkboxes: a person chooses which ones to add. */
export function ProposalList<T extends { readonly chosen: boolean }>(props: ProposalListProps<T>) {
  const { label, list, keyOf, line, onChoose, addLabel, onAdd } = props;
  const taken = list.filter(({ chosen }) => chosen);
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
            onChoose(list.map((proposal) => ({ ...proposal, chosen: !isAll })));
          }}
        >
          <FormattedMessage id={isAll ? 'newProject.none' : 'newProject.all'} />
        </Button>
      </div>
      <div role="group" aria-label={label} className={styles['proposals']}>
        {list.map((proposal) => (
          <Checkbox
            key={keyOf(proposal)}
            checked={proposal.chosen}
            labelElement={line(proposal)}
            onChange={() => {
              onChoose(list.map((each) => (each === proposal ? { ...each, chosen: !each.chosen } : each)));
            }}
          />
        ))}
      </div>
    </>
  );
}
