import { FormattedMessage } from 'react-intl';

export function CreatePage() {
  return (
    <main>
      <h1>
        <FormattedMessage id="create.title" />
      </h1>
    </main>
  );
}
