import { useIntl } from 'react-intl';
import { PromptPicker } from '#client/components/prompts/PromptPicker.tsx';
import styles from './ActionDetails.module.scss';

interface PromptsFieldProps {
  readonly projectId: string;
  readonly chosen: readonly string[];
  /** Translated; null when the choice is valid. */
  readonly error: string | null;
  readonly onChange: (ids: readonly string[]) => void;
}

/** The prompts of an action of one's own; its brief can be gathered from them. */
export function PromptsField({ projectId, chosen, error, onChange }: PromptsFieldProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'publish.prompts' });
  return (
    <div className={styles['prompts']}>
      <span aria-hidden="true">{name}</span>
      <PromptPicker name={name} projectId={projectId} chosen={chosen} onChange={onChange} />
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
