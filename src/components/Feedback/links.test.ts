import {describe, expect, it} from 'vitest';
import {feedbackLinks} from './links';

const contact = {
  email: 'docs@example.com',
  issueUrl: 'https://git.example.com/new?title={title}&body={body}',
  version: '1.0',
};
const subject = {
  title: 'Documentation: Tabs & panels',
  details: [
    ['Page', 'Tabs & panels'],
    ['Address', 'https://docs.example.com/tabs#open'],
  ],
} as const;

describe('feedbackLinks', () => {
  it('fills a mail and an issue with what the message is about', () => {
    const {mail, issue} = feedbackLinks(subject, contact);
    const sent = new URL(mail);
    const body = ['', '', '---', 'Page: Tabs & panels', 'Address: https://docs.example.com/tabs#open', ''];
    expect(sent.pathname).toBe('docs@example.com');
    expect(sent.searchParams.get('subject')).toBe('Documentation: Tabs & panels');
    expect(sent.searchParams.get('body')).toBe(body.join('\r\n'));
    const form = new URL(issue ?? '');
    expect(form.origin).toBe('https://git.example.com');
    expect(form.searchParams.get('title')).toBe('Documentation: Tabs & panels');
    expect(form.searchParams.get('body')).toBe(body.join('\n'));
  });

  it('offers no issue where the product has no form for it', () => {
    expect(feedbackLinks(subject, {...contact, issueUrl: ''}).issue).toBeUndefined();
  });
});
