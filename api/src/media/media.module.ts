import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { MulterModule } from '@nestjs/platform-express';
import { diskStorage } from 'multer';
import { Env } from '../env.js';
import { AnsweredPictures } from './answered-pictures.interceptor.js';
import { MediaOwner } from './media-owner.js';
import { MissingPicturesService } from './missing-pictures.service.js';
import { MediaSweep } from './media-sweep.service.js';
import { MediaService } from './media.service.js';
import { MediaStore } from './media-store.js';
import { openMediaStore } from './open-media-store.js';
import { PicturesController } from './pictures.controller.js';
import { Renderer } from './renderer.js';

@Module({
  providers: [{ provide: MediaStore, inject: [Env], useFactory: openMediaStore }],
  exports: [MediaStore],
})
class MediaStoreModule {}

/** In modules that import it, @ImageUpload() puts files into a folder and not into memory. */
const UploadsModule = MulterModule.registerAsync({
  imports: [MediaStoreModule],
  inject: [MediaStore],
  useFactory: (store: MediaStore) => ({
    storage: diskStorage({
      // Asked each time: the disk may have been changed since the start.
      destination: (_request, _file, done) => {
        store.incoming().then(
          (folder) => done(null, folder),
          (error: Error) => done(error, ''),
        );
      },
    }),
  }),
});

@Module({
  imports: [MediaStoreModule, UploadsModule],
  controllers: [PicturesController],
  providers: [
    { provide: APP_INTERCEPTOR, useClass: AnsweredPictures },
    MediaService,
    MediaSweep,
    MediaOwner,
    MissingPicturesService,
    Renderer,
  ],
  exports: [MediaStoreModule, UploadsModule, MediaService],
})
export class MediaModule {}
