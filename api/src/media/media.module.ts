import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Env } from '../env.js';
import { LocalMediaStore } from './local-media-store.js';
import { MediaService } from './media.service.js';
import { MediaStore } from './media-store.js';

export const mediaFolder = (env: Env) => join(env.DATA_DIR, 'media');

@Module({
  providers: [
    MediaService,
    { provide: MediaStore, inject: [Env], useFactory: (env: Env) => new LocalMediaStore(mediaFolder(env)) },
  ],
  exports: [MediaService, MediaStore],
})
export class MediaModule {}
