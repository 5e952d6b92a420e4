import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import styles from './PromptDialog.module.scss';

interface TagSuggestionsProps {
  /** The tags of the project. */
  readonly tags: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** Number of suggestions: reading more would take longer than typing. */
const MOST = 12;

/** The project's tags as one-click suggestions. */
export function TagSuggestions({ tags, chosen, onChange }: TagSuggestionsProps) {
  const intl = useIntl();
  const offered = tags.filter((tag) => !chosen.includes(tag)).slice(0, MOST);
  if (offered.length === 0) return null;
  return (
    <div
      className={styles['suggestions']}
      role="group"
      aria-label={intl.formatMessage({ id: 'prompt.tags.suggested' })}
    >
      {offered.map((tag) => (
        <Button
          key={tag}
          size="small"
          variant="outlined"
          icon={<PlusIcon size={12} />}
          onClick={() => {
            onChange([...chosen, tag]);
          }}
        >
          {tag}
        </Button>
      ))}
    </div>
  );
}
