import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { MessagePage } from '#client/components/ui/MessagePage.tsx';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';

interface NoTopicProps {
  /** The id in the address; empty: none. */
  readonly id: string;
}

/** The address has an unknown topic or none: says which, and links to the existing ones. */
export const NoTopic = observer(function NoTopic({ id }: NoTopicProps) {
  const intl = useIntl();
  const { filters: store } = useStores();
  const named = id !== '';
  const isKnown = store.listsState === 'loaded' && !store.missingLists.includes('topics');
  const empty = isKnown && store.topics.length === 0;
  const lead = empty ? 'topicDetails.choose.none' : 'topicDetails.choose';
  return (
    <MessagePage title={intl.formatMessage({ id: named ? 'topicDetails.notFound' : 'menu.answer.topicIndex' })}>
      <p>
        {named ? intl.formatMessage({ id: 'topicDetails.notFound.body' }, { id }) : intl.formatMessage({ id: lead })}
      </p>
      {!named && !empty && (
        <ul>
          {store.topics.map((topic) => (
            <li key={topic.id}>
              <Link to={paths.topicIndex.href({ id: topic.id, breadcrumb: topic.name })}>{topic.name}</Link>
            </li>
          ))}
        </ul>
      )}
      <Link to={paths.answerIndex.href({ tab: 'topics' })}>{intl.formatMessage({ id: 'topicDetails.back' })}</Link>
    </MessagePage>
  );
});
