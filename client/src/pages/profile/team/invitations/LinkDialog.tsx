import { Button, Dialog, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusInside } from '#client/components/ui/focusInside.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { useReturnFocus } from '#client/components/ui/useReturnFocus.ts';

interface LinkDialogProps {
  readonly link: string;
  readonly onClose: () => void;
}

/** A link to copy by hand, where the browser does not allow clipboard access. Mount it only while it is open. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  useReturnFocus();
  const intl = useIntl();
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'team.link.title' })}
      isCloseButtonShown={false}
      onOpening={focusInside}
      onClose={onClose}
    >
      <DialogBody aria-live="off">
        <FormField
          label={<FormattedMessage id="team.link.label" />}
          error={null}
          help={<FormattedMessage id="team.link.help" />}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              fill
              readOnly
              autoResize
              value={link}
              onFocus={(event) => {
                event.target.select();
              }}
            />
          )}
        </FormField>
      </DialogBody>
      <DialogFooter
        actions={
          <Button onClick={onClose}>
            <FormattedMessage id="common.close" />
          </Button>
        }
      />
    </Dialog>
  );
}
