import { Classes } from '@blueprintjs/core';
import classNames from 'classnames';
import { createElement } from 'react';
import type { HTMLAttributes, PointerEvent, Ref } from 'react';

interface BlueprintTextProps extends HTMLAttributes<HTMLElement> {
  readonly ellipsize?: boolean;
  readonly tagName?: keyof HTMLElementTagNameMap;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Blueprint's text of buttons and menus. Its own measures every text as soon as it is drawn and then draws it again, which costs
 * the first screen two passes over all of its buttons; this one looks whether a text is cut off when somebody points at it.
 */
export function BlueprintText({
  children,
  tagName = 'div',
  title,
  className,
  ellipsize = false,
  ref,
  ...others
}: BlueprintTextProps) {
  const handleEnter = ({ currentTarget: text }: PointerEvent<HTMLElement>): void => {
    if (text.scrollWidth > text.clientWidth) text.title = text.textContent;
    else text.removeAttribute('title');
  };
  return createElement(
    tagName,
    {
      ...others,
      ref,
      className: classNames({ [Classes.TEXT_OVERFLOW_ELLIPSIS]: ellipsize }, className),
      ...(title === undefined ? {} : { title }),
      ...(ellipsize && title === undefined ? { onPointerEnter: handleEnter } : {}),
    },
    children,
  );
}
