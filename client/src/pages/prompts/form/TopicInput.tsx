import { InputGroup } from '@blueprintjs/core';
import type { Ref } from 'react';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { ControlWiring } from '#client/components/ui/FormField.tsx';
import { foldName } from '#client/lib/rows/foldText.ts';

interface TopicInputProps {
  readonly wiring: ControlWiring;
  /** Suggestions; any other name creates a topic. */
  readonly topics: readonly NamedRef[];
  readonly value: string;
  readonly onChange: (topic: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The message for a topic name: no topic, an existing one, or a new one. */
export function topicHelpId(topic: string, topics: readonly NamedRef[]) {
  if (topic.trim() === '') return 'prompt.topic.none' as const;
  const known = topics.some(({ name }) => foldName(name) === foldName(topic));
  return known ? ('prompt.topic.known' as const) : ('prompt.topic.new' as const);
}

/** The input of a topic name, with existing topics as suggestions. */
export function TopicInput({ wiring, topics, value, onChange, inputRef }: TopicInputProps) {
  const listId = `${wiring.id}-topics`;
  return (
    <>
      <InputGroup
        {...wiring}
        {...(inputRef === undefined ? {} : { inputRef })}
        fill
        list={listId}
        autoComplete="off"
        intent={wiring['aria-invalid'] ? 'danger' : 'none'}
        value={value}
        onValueChange={onChange}
      />
      <datalist id={listId}>
        {topics.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
