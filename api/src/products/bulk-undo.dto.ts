import { ApiProperty } from '@nestjs/swagger';

export class BulkUndone {
  @ApiProperty({ type: 'integer', description: 'How many products are as they were before.' })
  undone: number;

  @ApiProperty({
    type: 'integer',
    description:
      'How many stay as they are, as they have been changed since or may not be as before any more.',
  })
  skipped: number;
}

export function undoneMessage({ undone, skipped }: BulkUndone): string {
  const left = `${skipped} dibiarkan karena sudah diubah lagi atau tidak bisa dikembalikan.`;
  return skipped > 0 ? `${undone} produk dikembalikan, ${left}` : `${undone} produk dikembalikan.`;
}
