import { Button, Callout, TextArea } from '@blueprintjs/core';
import { useId, useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { AppIcon } from '../../../components/ui/AppIcon.tsx';
import { FormField } from '../../../components/ui/FormField.tsx';
import styles from './AddMany.module.scss';
import type { StepFrame } from './StepFrame.ts';
import type { AddManyModel } from './useAddMany.ts';

interface InputStepProps {
  readonly model: AddManyModel;
  readonly frame: StepFrame;
  readonly onClose: () => void;
}

/** A file, dropped or chosen. */
function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const inputId = useId();
  const [over, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file !== undefined) onFile(file);
  };
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const handlePick = (event: ChangeEvent<HTMLInputElement>): void => {
    const { target } = event;
    take(target.files?.[0]);
    // Emptied so that picking the same file again is noticed.
    target.value = '';
  };
  return (
    // Dropping does what the button inside does, which every keyboard reaches.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      className={`${styles['drop'] ?? ''} ${over ? (styles['over'] ?? '') : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={handleDrop}
    >
      <AppIcon name="upload" size={24} strokeWidth={3} />
      <span>
        <FormattedMessage id="prompt.file.drop" />
      </span>
      <label className={styles['pick']} htmlFor={inputId}>
        <FormattedMessage id="upload.pick" />
      </label>
      <input
        id={inputId}
        className={styles['input']}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-describedby={`${inputId}-kinds`}
        onChange={handlePick}
      />
      <p id={`${inputId}-kinds`} className={styles['kinds']}>
        <FormattedMessage id="prompt.file.kinds" />
      </p>
    </div>
  );
}

/** The first step: prompts are pasted, one a line, or come in a file. */
export function InputStep({ model, frame, onClose }: InputStepProps) {
  const { draft, change, refused } = model;
  return frame(
    <>
      <FormField
        label={<FormattedMessage id="prompt.paste.label" />}
        error={null}
        help={<FormattedMessage id="prompt.paste.help" />}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            fill
            rows={9}
            value={draft.pasted}
            onChange={(event) => {
              change({ pasted: event.target.value });
            }}
          />
        )}
      </FormField>
      <FileDrop onFile={(file) => void model.takeFile(file)} />
      {refused !== null && (
        <Callout intent="danger" icon={null} className={styles['callout'] ?? ''}>
          <p role="alert">
            <FormattedMessage id={refused} />
          </p>
        </Callout>
      )}
    </>,
    <>
      <Button onClick={onClose}>
        <FormattedMessage id="common.cancel" />
      </Button>
      <Button intent="primary" onClick={() => void model.takePasted()}>
        <FormattedMessage id="prompt.many.preview" />
      </Button>
    </>,
  );
}
