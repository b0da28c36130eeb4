import {expect, it} from 'vitest';
import {renderCalculator} from '../../../../tests/support/calculator';
import McpBuilder from './index';

it('writes the file, and says what the extension would not accept', () => {
  const {form, type, control, verdict} = renderCalculator('McpBuilder', McpBuilder);
  const file = () => JSON.parse(form.querySelector('pre')?.textContent ?? '') as {mcpServers: object};
  expect(file().mcpServers).toEqual({
    'bookings-db': {
      command: 'node',
      args: ['tools/bookings-db/build/index.js'],
      env: {BOOKINGS_DB_URL: '${env:BOOKINGS_READONLY_URL}'},
      timeout: 120,
      alwaysAllow: ['describe_table'],
    },
  });
  expect(verdict()).toBe('The file is ready.');
  type('command', '    ');
  expect(verdict()).toContain('wouldn’t accept');
  type('command', 'node');
  type('env', 'API_KEY=sk-123');
  expect(verdict()).toContain('${env:');
  type('env', '');
  type('type', 'sse');
  expect(control('command')).toBeNull();
  expect(file().mcpServers).toMatchObject({
    'bookings-db': {type: 'sse', url: 'https://mcp.example.com/bookings'},
  });
  expect(verdict()).toBe('The file is ready.');
});

it('renders the beginning of a long file, and says how much more there is', () => {
  const {form, type, text} = renderCalculator('McpBuilder', McpBuilder);
  type('args', 'a\n'.repeat(1000));
  expect(form.querySelector('pre')?.textContent?.split('\n')).toHaveLength(200);
  expect(text()).toMatch(/\d{3} more lines are in the file/);
});
