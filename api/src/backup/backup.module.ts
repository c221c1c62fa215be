import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { BackupsService } from './backups.service.js';
import { MissingPicturesService } from './missing-pictures.service.js';

@Module({ imports: [MediaModule], providers: [BackupsService, MissingPicturesService] })
export class BackupModule {}
