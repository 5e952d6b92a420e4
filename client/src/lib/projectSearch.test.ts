import { describe, expect, it } from 'vitest';
import { isPersonalPath, showsProject } from './paths.ts';
import { projectOfSearch, withProject } from './projectSearch.ts';

describe('the project in the address', () => {
  it('is read back as it was written, whatever is in the id', () => {
    for (const id of ['a', '晨光', 'a&b=c', 'a#b', ' ']) expect(projectOfSearch(withProject('?x=1', id))).toBe(id);
  });

  it('leaves the other parameters as they are written', () => {
    expect(withProject('?q=%E4%B8%AD%20&project=old&ids=1&ids=2', 'new')).toBe(
      '?q=%E4%B8%AD%20&ids=1&ids=2&project=new',
    );
    expect(withProject('', 'new')).toBe('?project=new');
  });

  it('is missing where the parameter is missing or empty', () => {
    expect(projectOfSearch('?x=1')).toBeNull();
    expect(projectOfSearch('?project=')).toBeNull();
  });
});

describe('pages that show a project', () => {
  it.each([
    '/',
    '/overview/index',
    '/overview/index/',
    '/Overview/Index',
    '/answer/promptsDetails',
    '/prompt',
    '/workplace222',
  ])('%s does', (path) => {
    expect(showsProject(path)).toBe(true);
  });

  it.each([
    '/create',
    '/invite',
    '/profile',
    '/membership',
    '/help/glossary',
    '/redirect',
    '/redirect/answer',
    '/elsewhere',
  ])('%s does not', (path) => {
    expect(showsProject(path)).toBe(false);
  });

  it('are not those about the person', () => {
    expect(isPersonalPath('/profile/')).toBe(true);
    expect(isPersonalPath('/overview/index')).toBe(false);
  });
});
