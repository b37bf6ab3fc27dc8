'use client';

import { useState, type ComponentProps } from 'react';
import { auth as words } from '@/messages/account';
import { Icon } from './icon';
import { Input } from './input';

/** A password input with a button that shows the password. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? words.hidePassword : words.showPassword;
  return (
    <div className="relative">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-12"
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-label={label}
        title={label}
        aria-controls={props.id}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-md text-ink-soft hover:text-ink"
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  );
}
