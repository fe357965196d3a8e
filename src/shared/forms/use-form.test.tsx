import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { user } from '../../../tests/component/user.ts';
import { render } from '../../../tests/render.tsx';
import { useForm } from './use-form.ts';

type Values = { phone: string; letter: string; country: string; keep: boolean; address: { city: string } };

type Props = { mode: 'controlled' | 'uncontrolled'; onSend?: (values: Values) => void };

function Form({ mode, onSend = vi.fn() }: Props) {
  const form = useForm<Values>({
    mode,
    initialValues: { phone: '', letter: '', country: 'IN', keep: false, address: { city: '' } },
    validate: ({ address }) => (address.city === '' ? { 'address.city': 'Enter a city' } : {}),
  });
  return (
    <form onSubmit={form.onSubmit(onSend)}>
      <TextInput {...form.getInputProps('phone')} label="Phone" />
      <TextInput {...form.getInputProps('address.city')} label="City" />
      <Textarea {...form.getInputProps('letter')} label="Letter" />
      <NativeSelect {...form.getInputProps('country')} label="Country" data={['IN', 'US']} />
      <Checkbox {...form.getInputProps('keep', { type: 'checkbox' })} label="Keep" />
      <button>Send</button>
    </form>
  );
}

/** Fills in a field as a password manager may do, without an event. */
const fillIn = (label: string, values: Partial<HTMLInputElement>) => Object.assign(screen.getByLabelText(label), values);

it.each(['controlled', 'uncontrolled'] as const)('sends what %s fields show, with or without an event', async (mode) => {
  const onSend = vi.fn();
  render(<Form mode={mode} onSend={onSend} />);
  await user.type(screen.getByLabelText('Letter'), 'Dear Ada');
  fillIn('Phone', { value: '+91 80 5550 1234' });
  fillIn('City', { value: 'Pune' });
  fillIn('Country', { value: 'US' });
  fillIn('Keep', { checked: true });
  await user.click(screen.getByRole('button'));
  expect(onSend.mock.calls[0]?.[0]).toEqual({
    phone: '+91 80 5550 1234',
    letter: 'Dear Ada',
    country: 'US',
    keep: true,
    address: { city: 'Pune' },
  });
});

it('reads the fields of its own form only', async () => {
  const onSend = vi.fn();
  render(
    <>
      <Form mode="uncontrolled" onSend={onSend} />
      <Form mode="uncontrolled" />
    </>,
  );
  screen.getAllByLabelText<HTMLInputElement>('City').forEach((field, index) => (field.value = ['Pune', 'Oslo'][index] ?? ''));
  const [button] = screen.getAllByRole('button');
  if (button) await user.click(button);
  expect(onSend.mock.calls[0]?.[0]).toMatchObject({ address: { city: 'Pune' } });
});
