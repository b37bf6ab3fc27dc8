import { describe, expect, it } from 'vitest';

import { EnvironmentError } from '@/lib/env/environment-error';
import { describeFailure, StartupFailure } from '@/server/startup/failures';

const systemError = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, ...more });

describe('failures an operator can act on', () => {
  it.each([
    [new StartupFailure('Faça isto.'), 'Faça isto.'],
    [new EnvironmentError(['PORT errada.']), 'PORT errada.'],
    [systemError('EADDRINUSE', { port: 3000 }), 'A porta 3000 já está em uso'],
    [systemError('ECONNREFUSED'), 'Não foi possível alcançar o banco de dados (ECONNREFUSED)'],
    [systemError('ENOSPC'), 'O disco está cheio'],
    [systemError('EACCES', { path: '/x' }), 'Sem permissão em /x'],
    [systemError('EROFS', { path: '/x' }), '/x está em um disco somente leitura'],
    [systemError('28P01'), 'recusou o usuário ou a senha'],
    [systemError('3D000'), 'não existe'],
    [new AggregateError([systemError('ECONNREFUSED')]), 'ECONNREFUSED'],
    [new Error('outer', { cause: systemError('ENOSPC') }), 'O disco está cheio'],
  ])('%s', (error, line) => {
    expect(describeFailure(error)).toContain(line);
  });

  it('leaves bugs their stack trace', () => {
    expect(describeFailure(new TypeError('x is not a function'))).toBeNull();
    expect(describeFailure('text')).toBeNull();
  });
});
