import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ExternalLink } from './ExternalLink.tsx';

describe('a link that came from outside', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/create',
    '',
    'not an address',
  ])('stays text when its address is %j', (url) => {
    renderForTest(<ExternalLink url={url}>words</ExternalLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('words')).toBeTruthy();
  });

  it('is opened apart, and tells the other side nothing', () => {
    renderForTest(<ExternalLink url="https://one.example/a">words</ExternalLink>);
    const link = screen.getByRole('link', { name: 'words' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('says where it really leads when letters look like others', () => {
    // The first letter is a Cyrillic one.
    renderForTest(<ExternalLink url="https://аpple.com/login">https://apple.com/login</ExternalLink>);
    expect(screen.getByRole('link').title).toContain('https://xn--pple-43d.com/login');
  });
});
