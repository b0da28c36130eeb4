import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useHistory} from '../../../tests/stubs/router';
import {useAddress} from './useAddress';

describe('the page of results', () => {
  const history = renderHook(useHistory).result.current;
  const goTo = (search: string) => history.replace({pathname: '/', search});

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => goTo(''));

  function arriveAt(search: string) {
    goTo(search);
    const {result, rerender} = renderHook(useAddress);
    return {
      address: () => result.current,
      type: (text: string) => act(() => result.current.setText(text)),
      /** The address follows the field. */
      pause: () => act(() => vi.runAllTimers()),
      follow(link: string) {
        goTo(link);
        rerender();
      },
    };
  }

  it('turns though a space was typed at the end', () => {
    const {address, type, pause, follow} = arriveAt('');
    type('checkpoint ');
    pause();
    expect(history.location.search).toBe('?q=checkpoint');
    follow('?q=checkpoint&page=2');
    expect(address()).toMatchObject({text: 'checkpoint ', page: 2});
  });

  it('stays when a space is typed at the end', () => {
    const {address, type, pause} = arriveAt('?q=checkpoint&page=2');
    type('checkpoint ');
    expect(address().page).toBe(2);
    pause();
    expect(address().page).toBe(2);
    expect(history.location.search).toBe('?q=checkpoint&page=2');
  });

  it('is the first one of another question, at once', () => {
    const {address, type, pause} = arriveAt('?q=checkpoint&page=2');
    type('checkpoints');
    expect(address()).toMatchObject({text: 'checkpoints', page: 1});
    pause();
    expect(history.location.search).toBe('?q=checkpoints');
  });
});
