import { Button, Callout } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';

/** What public/create.js shows when the app does not come; its button is public/create.js's, too. */
export function AppRefusal() {
  return (
    <Callout role="alert" intent="danger" icon={null} compact>
      <p>
        <FormattedMessage id="create.refusal" />
      </p>
      <Button>
        <FormattedMessage id="error.reload" />
      </Button>
    </Callout>
  );
}
